import type { UseFormReturn } from 'react-hook-form';
import { ENQUIRY_LABELS } from '@/data/copy/enquiry';
import type { OfferedPlaces } from '@/data/places/cityLists';
import type { EnquiryFields, FieldEntry } from '@/lib/enquiry/fields';
import type { PageStart } from '@/lib/enquiry/place';
import { DateField } from './DateField';
import { EmailField } from './EmailField';
import { MobileField } from './MobileField';
import { PlaceField } from './PlaceField';
import { TextField } from './TextField';

type EnquiryControlProps = {
  entry: FieldEntry;
  form: UseFormReturn<EnquiryFields>;
  idPrefix: string;
  cities: OfferedPlaces;
  start: PageStart;
  prefilled: EnquiryFields;
  error: string | undefined;
  /** Instead of the field's own hint. */
  advice?: string;
  isHydrated: boolean;
};

/** The control of one field of the enquiry, by its kind. */
export const EnquiryControl = ({
  entry,
  form,
  idPrefix,
  cities,
  start,
  prefilled,
  error,
  advice,
  isHydrated,
}: EnquiryControlProps) => {
  const { name, hint, autoComplete, maxLength, missing } = entry;
  const frame = {
    id: `${idPrefix}-${name}`,
    label: ENQUIRY_LABELS[name],
    hint: advice ?? hint,
    error,
    required: missing !== undefined,
  };
  if (entry.kind === 'list') {
    return <PlaceField {...frame} {...{ form, cities, start, isHydrated }} name={entry.name} />;
  }
  const control = {
    ...frame,
    autoComplete,
    maxLength,
    defaultValue: prefilled[name],
    ...form.register(name),
  };
  switch (entry.kind) {
    case 'text':
      return <TextField {...control} />;
    case 'date':
      return <DateField {...control} />;
    case 'email':
      return (
        <EmailField
          {...control}
          isHydrated={isHydrated}
          onPick={(address) =>
            form.setValue(name, address, { shouldValidate: form.formState.isSubmitted })
          }
        />
      );
    case 'mobile':
      return <MobileField {...control} isHydrated={isHydrated} />;
  }
};
