import type { BranchChoice, CampaignBlock, HeroBlock } from '@/data/campaigns/campaign';
import { EDITOR_COPY as COPY } from '@/data/copy/desk/campaignEditor';
import { isGradeId, STAGE_NAMES, STAGES } from '@/data/grades';
import { CITY_SLUGS } from '@/data/places/places';
import type { CampaignLists } from '@/lib/desk/campaignLists';
import styles from './CampaignEditor.module.scss';
import { EntryList } from './EntryList';
import { FactEntries } from './FactEntries';
import { ChecksAt, GroupAt, SelectAt, TextAt } from './fields';

export type PagePart = Exclude<CampaignBlock, HeroBlock>;

type PartFieldsProps = {
  part: PagePart;
  at: string;
  lists: CampaignLists;
  onChange: (part: PagePart) => void;
};

/** The fields of one part, below its heading. A new kind does not compile until it has its own. */
export const PartFields = ({ part, at, lists, onChange }: PartFieldsProps) => {
  switch (part.kind) {
    case 'text':
      return (
        <>
          <EntryList
            at={`${at}.paragraphs`}
            label={COPY.paragraphs}
            name={COPY.paragraph}
            entries={part.paragraphs}
            empty=""
            onChange={(paragraphs) => onChange({ ...part, paragraphs })}
          >
            {(text, onEntry, place) => (
              <TextAt at={place} label={COPY.paragraph} isLong value={text} onChange={onEntry} />
            )}
          </EntryList>
          <SelectAt
            at={`${at}.link.path`}
            label={COPY.linkPath}
            placeholder={COPY.noLink}
            options={lists.paths}
            value={part.link?.path ?? ''}
            onChange={(path) =>
              onChange({
                ...part,
                link: path === '' ? undefined : { title: part.link?.title ?? '', path },
              })
            }
          />
          {part.link && (
            <TextAt
              at={`${at}.link.title`}
              label={COPY.linkTitle}
              value={part.link.title}
              onChange={(title) =>
                onChange({ ...part, link: { title, path: part.link?.path ?? '' } })
              }
            />
          )}
        </>
      );
    case 'points':
      return (
        <EntryList
          at={`${at}.points`}
          label={COPY.points}
          name={COPY.pointTitle}
          entries={part.points}
          empty={{ title: '', text: '' }}
          onChange={(points) => onChange({ ...part, points })}
        >
          {(point, onEntry, place) => (
            <>
              <TextAt
                at={`${place}.title`}
                label={COPY.pointTitle}
                value={point.title}
                onChange={(title) => onEntry({ ...point, title })}
              />
              <TextAt
                at={`${place}.text`}
                label={COPY.pointText}
                isLong
                value={point.text}
                onChange={(text) => onEntry({ ...point, text })}
              />
            </>
          )}
        </EntryList>
      );
    case 'facts':
      return (
        <FactEntries
          at={`${at}.facts`}
          facts={part.facts}
          onChange={(facts) => onChange({ ...part, facts })}
        />
      );
    case 'questions':
      return (
        <EntryList
          at={`${at}.questions`}
          label={COPY.question}
          name={COPY.question}
          entries={part.questions}
          empty={{ question: '', answer: '' }}
          onChange={(questions) => onChange({ ...part, questions })}
        >
          {(one, onEntry, place) => (
            <>
              <TextAt
                at={`${place}.question`}
                label={COPY.question}
                value={one.question}
                onChange={(question) => onEntry({ ...one, question })}
              />
              <TextAt
                at={`${place}.answer`}
                label={COPY.answer}
                isLong
                value={one.answer}
                onChange={(answer) => onEntry({ ...one, answer })}
              />
            </>
          )}
        </EntryList>
      );
    case 'stages':
      return (
        <ChecksAt
          at={`${at}.stages`}
          label={COPY.stages}
          options={STAGES.map((value) => ({ value, label: STAGE_NAMES[value] }))}
          chosen={part.stages}
          onChange={(stages) => onChange({ ...part, stages })}
        />
      );
    case 'steps':
      return (
        <SelectAt
          at={`${at}.detail`}
          label={COPY.stepsDetail}
          options={[
            { value: 'short', label: COPY.stepsShort },
            { value: 'full', label: COPY.stepsFull },
          ]}
          value={part.detail}
          onChange={(detail) => onChange({ ...part, detail: detail === 'full' ? 'full' : 'short' })}
        />
      );
    case 'branches':
    case 'boarding-life':
      return (
        <WhichBranches
          at={`${at}.which`}
          which={part.which}
          lists={lists}
          onChange={(which) => onChange({ ...part, which })}
        />
      );
    case 'call-line':
      return (
        <TextAt
          at={`${at}.text`}
          label={COPY.text}
          isLong
          value={part.text}
          onChange={(text) => onChange({ ...part, text })}
        />
      );
    case 'cities':
    case 'documents':
      return <p className={styles.quiet}>{COPY.nothingToFill}</p>;
  }
};

type WhichBranchesProps = {
  at: string;
  which: BranchChoice;
  lists: CampaignLists;
  onChange: (which: BranchChoice) => void;
};

const WhichBranches = ({ at, which, lists, onChange }: WhichBranchesProps) => (
  <GroupAt at={at} label={COPY.branches}>
    <details className={styles.fold} open={which.cities !== undefined}>
      <summary>{COPY.whichCities}</summary>
      <ChecksAt
        at={`${at}.cities`}
        label={COPY.whichCities}
        options={lists.cities}
        chosen={which.cities ?? []}
        onChange={(chosen) => {
          const cities = CITY_SLUGS.filter((one) => chosen.includes(one));
          onChange({ ...which, cities: cities.length > 0 ? cities : undefined });
        }}
      />
    </details>
    <div className={styles.pair}>
      <SelectAt
        at={`${at}.board`}
        label={COPY.whichBoard}
        placeholder={COPY.all}
        options={[
          { value: 'CBSE', label: 'CBSE' },
          { value: 'ICSE', label: 'ICSE' },
        ]}
        value={which.board ?? ''}
        onChange={(board) =>
          onChange({ ...which, board: board === 'CBSE' || board === 'ICSE' ? board : undefined })
        }
      />
      <SelectAt
        at={`${at}.grade`}
        label={COPY.whichGrade}
        placeholder={COPY.all}
        options={lists.grades}
        value={String(which.grade ?? '')}
        onChange={(value) => {
          const grade: unknown = Number(value);
          onChange({ ...which, grade: isGradeId(grade) ? grade : undefined });
        }}
      />
    </div>
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={which.boarding === true}
        onChange={({ target }) =>
          onChange({ ...which, boarding: target.checked ? true : undefined })
        }
      />
      {COPY.whichBoarding}
    </label>
  </GroupAt>
);
