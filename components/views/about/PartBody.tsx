import { FactList } from '@/components/blocks/FactList';
import { PointList } from '@/components/blocks/PointList';
import type { Part } from '@/data/content/about/part';
import { LinkGroups } from './LinkGroups';
import styles from './PartBody.module.scss';
import { PartSteps } from './PartSteps';
import { PartTable } from './PartTable';
import { StoryList } from './StoryList';
import { WordsText } from './WordsText';

type BodyPart = Exclude<Part, { kind: 'checklists' }>;

/** What stands under the heading of a part. */
export const PartBody = ({ part }: { part: BodyPart }) => {
  switch (part.kind) {
    case 'text':
      return (
        <div className={styles.text}>
          {part.paragraphs.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the texts never change their order.
            <p key={at}>
              <WordsText words={words} />
            </p>
          ))}
        </div>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {part.items.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the texts never change their order.
            <li key={at}>
              <WordsText words={words} />
            </li>
          ))}
        </ul>
      );
    case 'points':
      return (
        <PointList
          columns="pairs"
          points={part.points.map(({ title, text }) => ({
            title,
            text: <WordsText words={text} />,
          }))}
        />
      );
    case 'steps':
      return <PartSteps steps={part.steps} />;
    case 'facts':
      return (
        <FactList
          facts={part.facts.map(({ term, detail }) => ({
            term,
            detail: <WordsText words={detail} />,
          }))}
        />
      );
    case 'table':
      return <PartTable {...part} />;
    case 'stories':
      return <StoryList stories={part.stories} />;
    case 'links':
      return <LinkGroups groups={part.groups} />;
  }
};
