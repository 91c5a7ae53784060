import { PictureField } from '@/components/blocks/desk/PictureField';
import type { HeroBlock } from '@/data/campaigns/campaign';
import { EDITOR_COPY as COPY } from '@/data/copy/desk/campaignEditor';
import type { CampaignLists } from '@/lib/desk/campaignLists';
import { orNothing } from '@/lib/desk/entries';
import styles from './CampaignEditor.module.scss';
import { EntryList } from './EntryList';
import { FactEntries } from './FactEntries';
import { SelectAt, TextAt } from './fields';
import { fieldId, useProblem } from './problems';

type TopPartProps = { hero: HeroBlock; lists: CampaignLists; onChange: (hero: HeroBlock) => void };

/** The first screen: the promise, the form's words, the picture. */
export const TopPart = ({ hero, lists, onChange }: TopPartProps) => {
  const set = (change: Partial<HeroBlock>) => onChange({ ...hero, ...change });
  return (
    <section className={styles.part} aria-labelledby="top">
      <h2 id="top">{COPY.top}</h2>
      <TextAt
        at="blocks.0.heading"
        label={COPY.heading}
        hint={COPY.headingHint}
        value={hero.heading}
        onChange={(heading) => set({ heading })}
      />
      <TextAt
        at="blocks.0.lead"
        label={COPY.lead}
        hint={COPY.leadHint}
        isLong
        value={hero.lead}
        onChange={(lead) => set({ lead })}
      />
      <EntryList
        at="blocks.0.points"
        label={COPY.points}
        name={COPY.point}
        entries={hero.points}
        empty=""
        onChange={(points) => set({ points })}
      >
        {(point, onEntry, at) => (
          <TextAt at={at} label={COPY.point} value={point} onChange={onEntry} />
        )}
      </EntryList>
      <div className={styles.pair}>
        <TextAt
          at="blocks.0.form.heading"
          label={COPY.formHeading}
          value={hero.form.heading}
          onChange={(heading) => set({ form: { ...hero.form, heading } })}
        />
        <TextAt
          at="blocks.0.form.text"
          label={COPY.formText}
          value={hero.form.text ?? ''}
          onChange={(text) => set({ form: { ...hero.form, text: orNothing(text) } })}
        />
        <TextAt
          at="blocks.0.tag.name"
          label={COPY.tagName}
          value={hero.tag.name}
          onChange={(name) => set({ tag: { ...hero.tag, name } })}
        />
        <TextAt
          at="blocks.0.tag.detail"
          label={COPY.tagDetail}
          value={hero.tag.detail}
          onChange={(detail) => set({ tag: { ...hero.tag, detail } })}
        />
      </div>
      <SelectAt
        at="blocks.0.picture"
        label={COPY.drawing}
        placeholder={COPY.ownDrawing}
        options={lists.drawings}
        value={hero.picture ?? ''}
        onChange={(picture) => set({ picture: orNothing(picture) })}
      />
      <div id={fieldId('blocks.0.photo')} tabIndex={-1}>
        <PictureField
          id="campaign-picture"
          value={hero.photo ?? null}
          altError={useProblem('blocks.0.photo')}
          onChange={(photo) => set({ photo: photo ?? undefined })}
        />
      </div>
      <FactEntries
        at="blocks.0.facts"
        facts={hero.facts ?? []}
        onChange={(facts) => set({ facts: facts.length > 0 ? facts : undefined })}
      />
    </section>
  );
};
