import { useEffect, useState } from 'react';
import { todayInIndia } from '@/lib/enquiry/today';
import { TextField, type TextFieldProps } from './TextField';

/** A day up to today. The limit is set in the browser, since a prerendered page knows no today. */
export const DateField = (props: Omit<TextFieldProps, 'type' | 'max'>) => {
  const [max, setMax] = useState<string>();
  useEffect(() => setMax(todayInIndia(Date.now())), []);
  return <TextField {...props} type="date" max={max} />;
};
