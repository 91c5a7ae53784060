import { DateField } from '@/components/forms/DateField';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { CASE_COPY } from '@/data/copy/desk/case';
import { ENQUIRY_LABELS, ENQUIRY_PLACEHOLDERS } from '@/data/copy/enquiry';
import { CITIES, isCitySlug } from '@/data/places/places';
import { cityOptions, type Option } from '@/lib/enquiry/cityOptions';
import type { EnquiryFields, FieldEntry } from '@/lib/enquiry/fields';
import { branchOptions, gradeOptions, withBranch, withCity } from '@/lib/enquiry/place';
import { branchTitle, getBranch } from '@/lib/schools/directory/branches';
import { gradeName } from '@/lib/schools/directory/gradeName';

type CorrectionFieldProps = {
  entry: FieldEntry;
  fields: EnquiryFields;
  error: string | undefined;
  /** Called with the whole form: the lists of a place depend on each other. */
  onChange: (fields: EnquiryFields) => void;
};

/** One field of an enquiry that is put right. */
export const CorrectionField = ({ entry, fields, error, onChange }: CorrectionFieldProps) => {
  const { name, maxLength } = entry;
  const control = {
    id: `correct-${name}`,
    name,
    label: ENQUIRY_LABELS[name],
    error,
    value: fields[name],
  };
  if (entry.kind === 'list') {
    const { getOptions, choose } = LISTS[entry.name];
    return (
      <SelectField
        {...control}
        placeholder={ENQUIRY_PLACEHOLDERS[entry.name]}
        options={getOptions(fields)}
        onChange={({ target }) => onChange({ ...fields, ...choose(fields, target.value) })}
      />
    );
  }
  const text = {
    ...control,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...fields, [name]: target.value }),
  };
  if (entry.kind === 'date') return <DateField {...text} />;
  return (
    <TextField
      {...text}
      type={entry.kind === 'mobile' ? 'tel' : entry.kind}
      maxLength={maxLength}
      hint={entry.kind === 'mobile' ? CASE_COPY.mobileHint : undefined}
    />
  );
};

/** What stands there since before can stay, also where no form offers it any more. */
const withCurrent = (options: readonly Option[], value: string, label: string): Option[] =>
  value === '' || options.some((option) => option.value === value)
    ? [...options]
    : [{ value, label }, ...options];

type PlaceList = {
  getOptions: (fields: EnquiryFields) => Option[];
  choose: (fields: EnquiryFields, value: string) => Partial<EnquiryFields>;
};

const LISTS: Record<'city' | 'branch' | 'grade', PlaceList> = {
  city: {
    getOptions: ({ city }) =>
      isCitySlug(city)
        ? withCurrent(cityOptions('full'), city, CITIES[city].displayName)
        : cityOptions('full'),
    choose: withCity,
  },
  branch: {
    getOptions: ({ city, branch }) => {
      const record = getBranch(Number(branch));
      return withCurrent(branchOptions(city), branch, record ? branchTitle(record) : branch);
    },
    choose: withBranch,
  },
  grade: {
    getOptions: (fields) =>
      withCurrent(gradeOptions(fields, 'full'), fields.grade, gradeName(Number(fields.grade))),
    choose: (_fields, grade) => ({ grade }),
  },
};
