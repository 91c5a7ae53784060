import { ConsentNotice } from '@/components/forms/ConsentNotice';
import { DateField } from '@/components/forms/DateField';
import { EmailField } from '@/components/forms/EmailField';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { ENQUIRY_MESSAGES } from '@/data/copy/enquiry';
import { Sample } from './Sample';

const STAGES = [
  { label: 'Pre-primary', options: [{ value: '2', label: 'Nursery' }] },
  { label: 'Primary', options: [{ value: '5', label: 'Grade 1' }] },
];

const LONG_NAME = 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan the Younger';

const ignore = () => undefined;

export const FieldSamples = () => (
  <Sample title="Fields" layout="columns">
    <TextField id="sample-text" label="Text" />
    <TextField id="sample-hint" label="Text with a hint" hint="The hint stands below the label." />
    <TextField id="sample-error" label="Wrong text" error={ENQUIRY_MESSAGES.parent_name} />
    <TextField id="sample-long" label="Long text" defaultValue={LONG_NAME} />
    <DateField id="sample-date" label="Date" error={ENQUIRY_MESSAGES.date_of_birth} />
    <EmailField
      id="sample-email"
      label="E-mail with completions"
      hint="Type a name and an @."
      isHydrated
      onPick={ignore}
    />
    <SelectField id="sample-list" label="List" placeholder="Please choose" options={STAGES} />
    <SelectField
      id="sample-list-error"
      label="Wrong list"
      placeholder="Please choose"
      options={[]}
      error={ENQUIRY_MESSAGES.city}
    />
    <ConsentNotice />
  </Sample>
);
