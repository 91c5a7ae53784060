import { ColumnHeads } from '@/components/blocks/ColumnHeads';
import type { BrochureBlock } from '@/lib/schools/brochure/buildBrochure';
import type { PrintedCity } from '@/lib/schools/brochure/printedCities';
import styles from './BrochureBlocks.module.scss';

/** The parts of a chapter, each below its heading where it has one. */
export const BrochureBlocks = ({ blocks }: { blocks: readonly BrochureBlock[] }) =>
  blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a chapter never change their places.
    <div key={at} className={`${styles.block} ${styles[block.kind]}`}>
      {block.heading && <h3>{block.heading}</h3>}
      <Content {...block} />
    </div>
  ));

const Content = (block: BrochureBlock) => {
  switch (block.kind) {
    case 'text':
      return <p className={block.isQuiet ? styles.quiet : undefined}>{block.text}</p>;
    case 'points':
      return (
        <ul className={styles.list}>
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      );
    case 'topics':
      return block.topics.map(({ title, text }) => (
        <div key={title} className={styles.topic}>
          <h4>{title}</h4>
          <p>{text}</p>
        </div>
      ));
    case 'steps':
      return (
        <ol className={styles.road}>
          {block.steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      );
    case 'table':
      return <Table {...block} />;
    case 'ways':
      return (
        <dl className={styles.reach}>
          {block.ways.map(({ way, text, href }) => (
            <div key={way}>
              <dt>{way}</dt>
              <dd>{href ? <a href={href}>{text}</a> : text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'cities':
      return block.cities.map((city) => <City key={city.anchor} {...city} />);
    case 'lines':
      return <div className={styles.ruled} />;
  }
};

const Table = ({ columns, rows }: Extract<BrochureBlock, { kind: 'table' }>) => (
  <table className={styles.grid}>
    <thead>
      <ColumnHeads columns={columns} />
    </thead>
    <tbody>
      {rows.map(([first = '', ...others]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {others.map((cell, at) => (
            <td key={columns[at + 1]} data-column={columns[at + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const City = (city: PrintedCity) => (
  <section id={city.anchor} className={styles.city}>
    <div className={styles.about}>
      <h3>{city.name}</h3>
      <p className={styles.quiet}>{city.count}</p>
      {city.intro && <p>{city.intro}</p>}
    </div>
    <ul className={styles.branches}>
      {city.branches.map(({ name, teaches, marks, around }) => (
        <li key={name} className={styles.branch}>
          <strong>{[name, ...marks].join(' · ')}</strong>
          <span className={styles.teaches}>{teaches}</span>
          <p className={styles.quiet}>{around}</p>
        </li>
      ))}
    </ul>
  </section>
);
