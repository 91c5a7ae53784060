import { Island } from '@/components/ui/Island';
import { ServedBaseConverter } from './servedBaseConverter';
// The converter stands in the page before its code does, so its looks come with the page.
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';
import './Converter.module.scss';
import './ConverterResult.module.scss';
import './UnitTable.module.scss';

const load = async () => {
  const { BaseConverter } = await import('./BaseConverter');
  return <BaseConverter />;
};

const isLinked = (): boolean => new URLSearchParams(window.location.search).has('number');

/** The converter of number systems as HTML; its code comes with the first touch. */
export const BaseConverterIsland = () => (
  <Island
    still={ServedBaseConverter && <ServedBaseConverter />}
    load={load}
    isNeededNow={isLinked}
  />
);
