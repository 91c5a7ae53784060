import { COMPARE_COPY } from '@/data/copy/compare';
import { listPicks } from '@/lib/schools/compare/pickList';

/** Every branch with a page, by city. */
export const BranchOptions = () => {
  const picks = listPicks();
  return (
    <>
      <option value="">{COMPARE_COPY.plainNone}</option>
      {[...new Set(picks.map(({ city }) => city))].map((city) => (
        <optgroup key={city} label={city}>
          {picks
            .filter((pick) => pick.city === city)
            .map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  );
};
