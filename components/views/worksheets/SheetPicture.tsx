import { listPicture } from '@/lib/study/worksheets/listPicture';
import type { Picture } from '@/lib/study/worksheets/picture';
import { BarChart } from './BarChart';
import { ClockFace } from './ClockFace';
import { DataTable } from './DataTable';
import { LengthStrips } from './LengthStrips';
import { MatchColumns } from './MatchColumns';
import { OutlineRow } from './OutlineRow';
import { PlaceImage } from './PlaceImage';
import { ShapeImage } from './ShapeImage';
import styles from './SheetPicture.module.scss';
import { SquareMap } from './SquareMap';
import { TallyRows } from './TallyRows';
import { TenFrames } from './TenFrames';
import { ThingGroups } from './ThingGroups';
import { ThingImage } from './ThingImage';
import { TraceGlyphs } from './TraceGlyphs';
import { TraceStroke } from './TraceStroke';

type SheetPictureProps = { picture: Picture };

const SIZES = [0, 32, 44, 72, 96] as const;

/** What a question shows; read out as a list. */
export const SheetPicture = ({ picture }: SheetPictureProps) => (
  <div role="img" aria-label={listPicture(picture)} className={styles.root}>
    <Drawn picture={picture} />
  </div>
);

const Drawn = ({ picture }: SheetPictureProps) => {
  switch (picture.kind) {
    case 'count':
      return (
        <div className={styles.row}>
          {Array.from({ length: picture.count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <ThingImage key={at} thing={picture.thing} size={52} />
          ))}
        </div>
      );
    case 'row':
      return (
        <div className={styles.row}>
          {picture.things.map((thing, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row never changes its order
            <figure key={at} className={styles.item}>
              <ThingImage thing={thing} size={44} />
              {picture.end === 'letters' && <figcaption>{'ABCDEFGH'.charAt(at)}</figcaption>}
            </figure>
          ))}
          {picture.end === 'box' && <span className={styles.box}>?</span>}
        </div>
      );
    case 'thing':
      return <ThingImage thing={picture.thing} size={64} />;
    case 'sizes':
      return (
        <div className={styles.row}>
          {[picture.left, picture.right].map((size, at) => (
            <figure key={size} className={styles.item}>
              <ThingImage thing={picture.thing} size={SIZES[size] ?? 44} />
              <figcaption>{'AB'.charAt(at)}</figcaption>
            </figure>
          ))}
        </div>
      );
    case 'match':
      return <MatchColumns left={picture.left} right={picture.right} />;
    case 'trace':
      return <TraceGlyphs glyphs={picture.glyphs} />;
    case 'stroke':
      return <TraceStroke stroke={picture.stroke} />;
    case 'shape':
      return <ShapeImage shape={picture.shape} />;
    case 'clock':
      return <ClockFace hour={picture.hour} minute={picture.minute} />;
    case 'parts':
      return (
        <div className={styles.parts}>
          {Array.from({ length: picture.parts }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar never changes its order
            <span key={at} className={at < picture.shaded ? styles.shaded : ''} />
          ))}
        </div>
      );
    case 'groups':
      return <ThingGroups groups={picture.groups} sign={picture.sign} />;
    case 'shapes':
      return (
        <div className={styles.row}>
          {picture.shapes.map((shape, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row never changes its order
            <figure key={at} className={styles.item}>
              <ShapeImage shape={shape} width={60} />
              {picture.end === 'letters' && <figcaption>{'ABCDEFGH'.charAt(at)}</figcaption>}
            </figure>
          ))}
          {picture.end === 'box' && <span className={styles.box}>?</span>}
        </div>
      );
    case 'outline':
      return <OutlineRow shape={picture.shape} />;
    case 'lengths':
      return <LengthStrips lengths={picture.lengths} isUpright={picture.isUpright} />;
    case 'place':
      return <PlaceImage thing={picture.thing} spot={picture.spot} />;
    case 'frame':
      return <TenFrames filled={picture.filled} frames={picture.frames} />;
    case 'tally':
      return <TallyRows rows={picture.rows} />;
    case 'bars':
      return <BarChart unit={picture.unit} bars={picture.bars} />;
    case 'table':
      return <DataTable rows={picture.rows} />;
    case 'map':
      return <SquareMap columns={picture.columns} rows={picture.rows} places={picture.places} />;
  }
};
