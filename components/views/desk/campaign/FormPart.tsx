import type { Campaign } from '@/data/campaigns/campaign';
import { HIDDEN_FIELDS } from '@/data/campaigns/schema/subjects';
import { EDITOR_COPY as COPY, HIDDEN_NAMES, OFFER_NAMES } from '@/data/copy/desk/campaignEditor';
import { isGradeId } from '@/data/grades';
import { CITY_LIST_MODES } from '@/data/places/cityLists';
import { CITY_SLUGS, isBranchId } from '@/data/places/places';
import type { CampaignLists } from '@/lib/desk/campaignLists';
import styles from './CampaignEditor.module.scss';
import { ChecksAt, SelectAt } from './fields';

type FormPartProps = {
  draft: Campaign;
  lists: CampaignLists;
  onChange: (change: Partial<Campaign>) => void;
};

const OWN = 'own';

/** What the form offers, starts with and leaves out. */
export const FormPart = ({ draft, lists, onChange }: FormPartProps) => {
  const { form = {}, places, cityList = 'full' } = draft;
  const setForm = (change: Partial<NonNullable<Campaign['form']>>) => {
    const next = { ...form, ...change };
    const isSet = Object.values(next).some((value) => value !== undefined);
    onChange({ form: isSet ? next : undefined });
  };
  const offer = (value: string) =>
    value === OWN
      ? onChange({
          cityList: undefined,
          places: { cities: draft.city ? [draft.city] : [], branches: [] },
        })
      : onChange({ places: undefined, cityList: CITY_LIST_MODES.find((one) => one === value) });

  return (
    <section className={styles.part} aria-labelledby="form">
      <h2 id="form">{COPY.form}</h2>
      <SelectAt
        at={places ? 'places-kind' : 'cityList'}
        label={COPY.offers}
        options={[
          ...CITY_LIST_MODES.map((value) => ({ value, label: OFFER_NAMES[value] })),
          { value: OWN, label: COPY.ownPlaces },
        ]}
        value={places ? OWN : cityList}
        onChange={offer}
      />
      {places && (
        <>
          <ChecksAt
            at="places"
            label={COPY.cities}
            options={lists.cities}
            chosen={places.cities}
            onChange={(chosen) =>
              onChange({
                places: { ...places, cities: CITY_SLUGS.filter((one) => chosen.includes(one)) },
              })
            }
          />
          <details className={styles.fold} open={places.branches.length > 0}>
            <summary>{COPY.branches}</summary>
            <ChecksAt
              at="places.branches"
              label={COPY.branches}
              options={lists.branches}
              chosen={places.branches.map(String)}
              onChange={(chosen) =>
                onChange({ places: { ...places, branches: chosen.map(Number).filter(isBranchId) } })
              }
            />
          </details>
        </>
      )}
      <SelectAt
        at="form.branchId"
        label={COPY.startBranch}
        placeholder={COPY.none}
        options={lists.branches}
        value={String(form.branchId ?? '')}
        onChange={(value) => {
          const id: unknown = Number(value);
          setForm({ branchId: isBranchId(id) ? id : undefined });
        }}
      />
      <SelectAt
        at="form.gradeId"
        label={COPY.startGrade}
        placeholder={COPY.none}
        options={lists.grades}
        value={String(form.gradeId ?? '')}
        onChange={(value) => {
          const id: unknown = Number(value);
          setForm({ gradeId: isGradeId(id) ? id : undefined });
        }}
      />
      <ChecksAt
        at="form.hidden"
        label={COPY.hidden}
        hint={COPY.hiddenHint}
        options={HIDDEN_FIELDS.map((value) => ({ value, label: HIDDEN_NAMES[value] }))}
        chosen={form.hidden ?? []}
        onChange={(hidden) => setForm({ hidden: hidden.length > 0 ? hidden : undefined })}
      />
    </section>
  );
};
