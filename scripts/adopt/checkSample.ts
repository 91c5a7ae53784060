import { IS_SAMPLE_SCHOOL } from '@/data/school';
import { countOf } from '@/scripts/commands/countOf';
import { isSample } from './isSample';
import { type AdoptedValue, listValues } from './sampleValues';

const LONGEST_SHOWN = 60;

const shorten = (value: string): string =>
  value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;

/** Every value that is still the sample's, page by page; failed while there is any. */
export const checkSample = (
  values: readonly AdoptedValue[] = listValues(),
  isSampleSchool: boolean = IS_SAMPLE_SCHOOL,
): { text: string; hasFailed: boolean } => {
  const found = values.filter(({ value }) => isSample(value));
  const pages = Map.groupBy(found, ({ page }) => page);
  const lines = [...pages].flatMap(([page, list]) => [
    page,
    ...list.map(({ field, value }) => `  ${field}: ${shorten(value)}`),
  ]);
  const asSwitch = isSampleSchool
    ? ['data/school.ts says that this is the sample school: IS_SAMPLE_SCHOOL = true.']
    : [];
  const sum =
    found.length === 0
      ? `None of ${countOf(values.length, 'value')} is the sample’s.`
      : `${found.length} of ${countOf(values.length, 'value')} ${found.length === 1 ? 'is' : 'are'} still the sample’s, on ${countOf(pages.size, 'page')}.`;
  return {
    text: [...asSwitch, ...lines, sum].join('\n'),
    hasFailed: isSampleSchool || found.length > 0,
  };
};
