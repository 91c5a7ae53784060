import { TextField } from '@/components/forms/TextField';
import { ROMAN_COPY } from '@/data/study/converters/romanCopy';
import { convertRoman } from '@/lib/study/converters/convertRoman';
import { ConverterForm } from './ConverterForm';
import { ConverterResult } from './ConverterResult';
import { useConverterFields } from './useConverterFields';

const NAMES = ['roman'] as const;

const EXAMPLE = { roman: ROMAN_COPY.example };

/** Roman numerals from numbers and numbers from Roman numerals, as somebody types. */
export const RomanConverter = () => {
  const { form, fields, readForm } = useConverterFields(NAMES, EXAMPLE);
  const answer = convertRoman(fields.roman);

  return (
    <ConverterForm form={form} onChange={readForm}>
      <TextField
        id="roman"
        label={ROMAN_COPY.label}
        hint={ROMAN_COPY.hint}
        error={answer.ok ? undefined : answer.error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        name="roman"
        defaultValue={EXAMPLE.roman}
      />
      <ConverterResult
        result={answer.ok ? answer.result : null}
        note={null}
        working={answer.ok ? answer.working : []}
      />
    </ConverterForm>
  );
};
