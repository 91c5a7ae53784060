import type { ComposedScene } from '@/lib/schools/scene/composedScene';
import { FRAME, placesIn } from '@/lib/schools/scene/layout';
import { AdultFigure } from './Adults';
import { Building } from './Building';
import { Gate } from './Gate';
import { JokeDrawing } from './Jokes';
import { LANDMARKS } from './landmarks/landmarks';
import { Person } from './Person';
import { Plants } from './Plants';
import { Sport } from './Sports';
import { At, Block, Fill } from './shapes';
import { UMBRELLAS, WEATHERS } from './weather';

type SceneDrawingProps = { scene: ComposedScene };

/**
 * The scene of a branch, 16 by 9; in a narrower frame the middle of it, cut at both sides. Drawn into a
 * file by the build: no visitor needs the code, which is larger than the drawing.
 */
export const SceneDrawing = ({ scene }: SceneDrawingProps) => {
  const { tones, sky, air } = WEATHERS[scene.weather];
  const at = placesIn(scene);
  const turn = scene.mirrored;
  const drawings = LANDMARKS[scene.landmark];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={scene.label}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      width={FRAME.width}
      height={FRAME.height}
      fontFamily="sans-serif"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Block x={0} y={0} w={640} h={360} c={tones.sky} />
      {sky()}
      <Fill d="M0 238Q160 222 320 236T640 228V300H0z" c={tones.light} />
      <At x={at.landmark} y={250} scale={1.12} flip={scene.landmarkFlipped}>
        {drawings[scene.variant % drawings.length]?.(tones)}
      </At>
      <Fill d="M0 262h640v98H0z" c={scene.ground} />
      <Fill d="M0 246h640v18H0zM0 241h640v5H0z" c={tones.mid} />
      <Plants tree={scene.tree} mirrored={turn} />
      <At x={at.building} y={266}>
        <g transform={`scale(${scene.broad} 1)`}>
          <Building scene={scene} />
        </g>
      </At>
      <Fill d={`M${at.gate - 24} 264h48l${turn ? 10 : 26} 96h${-84}z`} c="#EADFD3" />
      <At x={at.gate} y={266}>
        <Gate initials={scene.initials} trim={scene.trim} />
      </At>
      <AdultFigure
        kind={scene.adult}
        look={scene.adultLook}
        x={at.adult}
        y={350}
        flip={turn}
        umbrella={
          scene.weather === 'monsoon' ? (UMBRELLAS[scene.tree % UMBRELLAS.length] ?? null) : null
        }
      />
      <Person
        look={scene.watcher.look}
        scale={Math.round(scene.watcher.scale * 112) / 100}
        x={at.watcher}
        y={354}
        flip={turn}
        arms="wave"
      />
      <At x={at.joke} y={350} scale={1.12} flip={turn}>
        <JokeDrawing kind={scene.joke} child={scene.watcher} />
      </At>
      <At x={at.sport} y={344} scale={1.12} flip={turn}>
        <Sport kind={scene.sport} team={[scene.players[0], scene.players[1], scene.players[2]]} />
      </At>
      {air?.()}
    </svg>
  );
};
