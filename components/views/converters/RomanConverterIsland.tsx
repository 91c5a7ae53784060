import { Island } from '@/components/ui/Island';
import { ServedRomanConverter } from './servedRomanConverter';
// The converter stands in the page before its code does, so its looks come with the page.
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';
import './Converter.module.scss';
import './ConverterResult.module.scss';

const load = async () => {
  const { RomanConverter } = await import('./RomanConverter');
  return <RomanConverter />;
};

const isLinked = (): boolean => new URLSearchParams(window.location.search).has('roman');

/** The converter of Roman numerals as HTML; its code comes with the first touch. */
export const RomanConverterIsland = () => (
  <Island
    still={ServedRomanConverter && <ServedRomanConverter />}
    load={load}
    isNeededNow={isLinked}
  />
);
