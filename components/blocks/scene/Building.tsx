import type { ComposedScene } from '@/lib/schools/scene/composedScene';
import { BUILDING, storeyHeight } from '@/lib/schools/scene/layout';
import { Roof } from './Roof';
import { At, Block, BROWN, CRIMSON, DARK, Dashes, Fill, Line, WHITE, YELLOW } from './shapes';

/** The school: its storeys of one front, its roof with the flag, and the boarders' wing beside it. */
export const Building = ({ scene }: { scene: ComposedScene }) => {
  const step = storeyHeight(scene.storeys);
  const height = step * scene.storeys;
  return (
    <>
      {scene.boarding && <BoardingWing trim={scene.trim} flip={scene.mirrored} />}
      <Block x={-BUILDING.width / 2} y={-height} w={BUILDING.width} h={height} c={scene.wall} />
      <Front scene={scene} step={step} />
      <Fill d="M-17 0v-24q17-18 34 0V0z" c={scene.trim} />
      <Fill d="M-12 0v-22q12-13 24 0V0z" c={CRIMSON} />
      <Block x={-26} y={-3} w={52} h={5} c="#D9D3CE" />
      <At x={0} y={-height}>
        <Line d="M-66-4v-42" c={BROWN} w={2} />
        <Fill
          d={scene.weather === 'breeze' ? 'M-65-46h28l-7 7 7 7h-28z' : 'M-65-46h20l-5 6 5 6h-20z'}
          c={CRIMSON}
        />
        <Roof kind={scene.roof} trim={scene.trim} wall={scene.wall} />
      </At>
    </>
  );
};

const Front = ({ scene, step }: { scene: ComposedScene; step: number }) => {
  const { bays, storeys, trim, facade } = scene;
  const rows = (from: number, across: string) =>
    Array.from({ length: storeys }, (_, row) => `M-85 ${-step * row - from}${across}`).join('');
  const middle = Math.round(step / 2) + 1;
  const glass = scene.weather === 'evening' ? YELLOW : WHITE;
  // As many windows as bays in a row of 170, which ends with a window.
  const pitch = 170 / (bays - 0.4);
  const dash = `${round(pitch * 0.6)} ${round(pitch * 0.4)}`;
  const edges = (
    <Line
      d={rows(step - 1, 'M-94 0').replace(/M-85 (-?\d+)M-94 0/g, 'M-94 $1H94')}
      c={trim}
      w={2}
    />
  );
  switch (facade) {
    case 'bands':
      return (
        <>
          <Dashes d={rows(middle, 'h170')} c={glass} w={14} />
          <Dashes d={rows(middle, 'h170')} c={trim} w={14} dash="2 15" />
        </>
      );
    case 'gallery':
      return (
        <>
          <Dashes d={rows(middle, 'h170')} c={trim} w={step - 14} />
          <Dashes d={rows(middle - 6, 'h170')} c={glass} w={3} />
          <Dashes
            d={rows(middle - 4, 'h170')}
            c={scene.wall}
            w={step - 12}
            dash={`6 ${round(pitch - 6)}`}
          />
        </>
      );
    case 'arches':
      return (
        <>
          {edges}
          <Dashes d={rows(middle - 2, 'h170')} c={glass} w={13} dash={dash} />
          <Line
            d={rows(middle + 4, 'h170').replace(/M-85/g, `M${round(-85 + pitch * 0.3)}`)}
            c={glass}
            w={round(pitch * 0.6)}
            dash={`0 ${round(pitch)}`}
          />
        </>
      );
    case 'shades':
      return (
        <>
          <Dashes d={rows(middle - 1, 'h170')} c={glass} w={15} dash={dash} />
          <Dashes d={rows(middle + 9, 'h170')} c={trim} w={4} dash={dash} />
          <Dashes
            d={rows(middle - 10, 'h170')}
            c={CRIMSON}
            w={4}
            dash={`${round(pitch * 0.6)} ${round(pitch * 1.4)}`}
          />
        </>
      );
    default:
      return (
        <>
          {edges}
          <Dashes d={rows(middle, 'h170')} c={glass} w={17} dash={dash} />
          <Dashes
            d={rows(middle, 'h170').replace(/M-85/g, `M${round(-86 + pitch * 0.3)}`)}
            c={trim}
            w={17}
            dash={`2 ${round(pitch - 2)}`}
          />
        </>
      );
  }
};

// Low, with its washing out; one sock has lost the other.
const BoardingWing = ({ trim, flip }: { trim: string; flip: boolean }) => (
  <At x={flip ? -95 : 95} y={0} flip={flip}>
    <Fill d="M0 0v-62h56V0z" c="#EAD7B5" />
    <Fill d="M-4-62h66l-12-18H-4z" c={trim} />
    <Dashes d="M8-44h44M8-22h44" c={YELLOW} w={13} dash="10 7" />
    <Line d="M4-84v-20M52-84v-20M4-102q24 10 48 0" c={DARK} w={2} />
    <Fill d="M10-99h10v14H10zM24-97h6v10h4v4H24zM40-99h8v12h-8z" c={CRIMSON} />
  </At>
);

const round = (value: number) => Math.round(value * 10) / 10;
