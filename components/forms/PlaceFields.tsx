import { type Control, useController } from 'react-hook-form';
import { ENQUIRY_HINTS, ENQUIRY_LABELS, ENQUIRY_PLACEHOLDERS } from '@/data/copy/enquiry';
import { type CityListMode, cityOptions } from '@/lib/enquiry/cityOptions';
import type { EnquiryField, EnquiryFields } from '@/lib/enquiry/fields';
import {
  allGradeOptions,
  branchGroups,
  branchOptions,
  gradeOptions,
  type Place,
  withBranch,
  withCity,
} from '@/lib/enquiry/place';
import styles from './Field.module.scss';
import { SelectField } from './SelectField';

type PlaceFieldsProps = {
  control: Control<EnquiryFields>;
  idPrefix: string;
  cities: CityListMode;
  /** Before JavaScript every branch stands under its city, and every grade is there. */
  isLive: boolean;
  errorOf: (field: EnquiryField) => string | undefined;
};

/** City, then only its branches, then only the grades that the branch offers. */
export const PlaceFields = ({ control, idPrefix, cities, isLive, errorOf }: PlaceFieldsProps) => {
  const { field: city } = useController({ control, name: 'city' });
  const { field: branch } = useController({ control, name: 'branch' });
  const { field: grade } = useController({ control, name: 'grade' });
  const place = { city: city.value, branch: branch.value, grade: grade.value };

  const choose = (next: Place) => {
    city.onChange(next.city);
    branch.onChange(next.branch);
    grade.onChange(next.grade);
  };
  const frame = (name: 'city' | 'branch' | 'grade') => ({
    id: `${idPrefix}-${name}`,
    label: ENQUIRY_LABELS[name],
    placeholder: ENQUIRY_PLACEHOLDERS[name],
    error: errorOf(name),
    required: true,
  });

  return (
    <>
      <SelectField
        {...frame('city')}
        {...city}
        options={cityOptions(cities)}
        onChange={({ target }) =>
          isLive ? choose(withCity(place, target.value)) : city.onChange(target.value)
        }
      />
      <noscript>
        <p className={styles.hint}>{ENQUIRY_HINTS.cityAndBranch}</p>
      </noscript>
      <SelectField
        {...frame('branch')}
        {...branch}
        options={isLive ? branchOptions(place.city) : branchGroups(cities)}
        onChange={({ target }) =>
          isLive ? choose(withBranch(place, target.value)) : branch.onChange(target.value)
        }
      />
      <SelectField
        {...frame('grade')}
        {...grade}
        hint={ENQUIRY_HINTS.grade}
        options={isLive ? gradeOptions(place) : allGradeOptions()}
      />
    </>
  );
};
