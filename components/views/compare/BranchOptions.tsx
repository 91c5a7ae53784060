import { COMPARE_COPY } from '@/data/copy/compare';
import type { Pick } from '@/lib/compare/pickList';

/** Every branch with a page, by city. */
export const BranchOptions = ({ choices }: { choices: readonly Pick[] }) => (
  <>
    <option value="">{COMPARE_COPY.plainNone}</option>
    {[...new Set(choices.map(({ city }) => city))].map((city) => (
      <optgroup key={city} label={city}>
        {choices
          .filter((choice) => choice.city === city)
          .map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
      </optgroup>
    ))}
  </>
);
