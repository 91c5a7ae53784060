import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { ENQUIRY_HINTS, ENQUIRY_PLACEHOLDERS } from '@/data/copy/enquiry';
import type { OfferedPlaces } from '@/data/places/cityLists';
import { cityOptions } from '@/lib/enquiry/cityOptions';
import type { EnquiryFields } from '@/lib/enquiry/fields';
import {
  allGradeOptions,
  branchGroups,
  branchOptions,
  gradeOptions,
  groupGrades,
  type PageStart,
  type Place,
  withBranch,
  withCity,
} from '@/lib/enquiry/place';
import type { FieldFrame } from './Field';
import styles from './Field.module.scss';
import { SelectField, type SelectFieldProps } from './SelectField';

type PlaceFieldProps = FieldFrame & {
  name: keyof Place;
  form: UseFormReturn<EnquiryFields>;
  cities: OfferedPlaces;
  start: PageStart;
  /** Before JavaScript every branch stands under its city, and every grade is there. */
  isHydrated: boolean;
  required: boolean;
};

type PlaceList = {
  getOptions: (
    place: Place,
    cities: OfferedPlaces,
    start: PageStart,
  ) => SelectFieldProps['options'];
  getAllOptions: (
    cities: OfferedPlaces,
    place: Place,
    start: PageStart,
  ) => SelectFieldProps['options'];
  choose: (place: Place, value: string, cities: OfferedPlaces) => Place;
};

const LISTS: Record<keyof Place, PlaceList> = {
  city: {
    getOptions: (_place, cities) => cityOptions(cities),
    getAllOptions: (cities) => cityOptions(cities),
    choose: withCity,
  },
  branch: {
    getOptions: ({ city }, cities) => branchOptions(city, cities),
    getAllOptions: branchGroups,
    choose: withBranch,
  },
  grade: {
    getOptions: (place, cities, start) => groupGrades(gradeOptions(place, cities), place, start),
    getAllOptions: (_cities, place, start) => groupGrades(allGradeOptions(), place, start),
    choose: (place, grade) => ({ ...place, grade }),
  },
};

const PLACE = ['city', 'branch', 'grade'] as const;

/** One of three lists: city, then only its branches, then only the grades that the branch offers. */
export const PlaceField = ({
  name,
  form,
  cities,
  start,
  isHydrated,
  ...frame
}: PlaceFieldProps) => {
  const { control, setValue, formState } = form;
  const { field } = useController({ control, name });
  const [city, branch, grade] = useWatch({ control, name: PLACE });
  const place = { city, branch, grade };
  const { getOptions, getAllOptions, choose } = LISTS[name];

  const onChoose = (value: string) => {
    const next = isHydrated ? choose(place, value, cities) : { ...place, [name]: value };
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    for (const list of PLACE) setValue(list, next[list], options);
  };

  const options = isHydrated
    ? getOptions(place, cities, start)
    : getAllOptions(cities, place, start);

  return (
    <>
      {name === 'branch' && (
        <noscript>
          <p className={styles.hint}>{ENQUIRY_HINTS.cityAndBranch}</p>
        </noscript>
      )}
      <SelectField
        {...frame}
        {...field}
        placeholder={ENQUIRY_PLACEHOLDERS[name]}
        options={options}
        onChange={({ target }) => onChoose(target.value)}
      />
    </>
  );
};
