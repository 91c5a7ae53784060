import type { Campaign, CampaignColors } from '@/data/campaigns/campaign';
import { SUBJECTS } from '@/data/campaigns/schema/subjects';
import { EDITOR_COPY as COPY, SUBJECT_NAMES } from '@/data/copy/desk/campaignEditor';
import { CITY_SLUGS } from '@/data/places/places';
import type { CampaignLists } from '@/lib/desk/campaignLists';
import { orNothing } from '@/lib/desk/entries';
import styles from './CampaignEditor.module.scss';
import { GroupAt, SelectAt, TextAt } from './fields';

type BasicsPartProps = {
  draft: Campaign;
  lists: CampaignLists;
  onChange: (change: Partial<Campaign>) => void;
};

/** The school's own, as a beginning for others. */
const SCHOOL_COLORS: CampaignColors = { brand: '#9d0022', dark: '#6b0017', tint: '#fdf2f4' };

/** Address, title, subject, days and number. */
export const BasicsPart = ({ draft, lists, onChange }: BasicsPartProps) => {
  const { colors } = draft;
  return (
    <section className={styles.part} aria-labelledby="basics">
      <h2 id="basics">{COPY.basics}</h2>
      <TextAt
        at="slug"
        label={COPY.slug}
        hint={COPY.slugHint}
        value={draft.slug}
        onChange={(slug) => onChange({ slug: slug.trim().toLowerCase() })}
      />
      <TextAt
        at="title"
        label={COPY.pageTitle}
        hint={COPY.pageTitleHint}
        value={draft.title}
        onChange={(title) => onChange({ title })}
      />
      <TextAt
        at="description"
        label={COPY.description}
        hint={COPY.descriptionHint}
        isLong
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      <SelectAt
        at="about"
        label={COPY.about}
        hint={COPY.aboutHint}
        options={SUBJECTS.map((value) => ({ value, label: SUBJECT_NAMES[value] }))}
        value={draft.about ?? 'admission'}
        onChange={(value) => onChange({ about: SUBJECTS.find((one) => one === value) })}
      />
      <SelectAt
        at="city"
        label={COPY.city}
        placeholder={COPY.noCity}
        options={lists.cities}
        value={draft.city ?? ''}
        onChange={(value) => onChange({ city: CITY_SLUGS.find((one) => one === value) })}
      />
      <div className={styles.pair}>
        <TextAt
          at="from"
          type="date"
          label={COPY.from}
          value={draft.from ?? ''}
          onChange={(from) => onChange({ from: orNothing(from) })}
        />
        <TextAt
          at="until"
          type="date"
          label={COPY.until}
          value={draft.until ?? ''}
          onChange={(until) => onChange({ until: orNothing(until) })}
        />
      </div>
      <p className={styles.quiet}>{COPY.daysHint}</p>
      <TextAt
        at="phone"
        type="tel"
        label={COPY.phone}
        hint={COPY.phoneHint}
        value={draft.phone ?? ''}
        onChange={(phone) => onChange({ phone: orNothing(phone.replaceAll(/[\s-]/g, '')) })}
      />
      <GroupAt at="colors" label={COPY.colors}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={colors !== undefined}
            onChange={({ target }) =>
              onChange({ colors: target.checked ? SCHOOL_COLORS : undefined })
            }
          />
          {COPY.hasColors}
        </label>
        {colors && (
          <div className={styles.pair}>
            {(['brand', 'dark', 'tint'] as const).map((name) => (
              <TextAt
                key={name}
                at={`colors.${name}`}
                type="color"
                label={COPY[name]}
                value={colors[name]}
                onChange={(color) => onChange({ colors: { ...colors, [name]: color } })}
              />
            ))}
          </div>
        )}
      </GroupAt>
    </section>
  );
};
