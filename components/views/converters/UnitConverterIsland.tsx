import { Island } from '@/components/ui/Island';
import type { UnitKind } from '@/data/study/converters/unit';
import { ServedUnitConverter } from './servedUnitConverter';
// The converter stands in the page before its code does, so its looks come with the page.
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';
import './Converter.module.scss';
import './ConverterResult.module.scss';
import './UnitTable.module.scss';

const load = async (kind: UnitKind) => {
  const { UnitConverter } = await import('./UnitConverter');
  return <UnitConverter kind={kind} />;
};

const isLinked = (): boolean => new URLSearchParams(window.location.search).has('amount');

/** The converter of units as HTML; its code comes with the first touch, or with a shared link. */
export const UnitConverterIsland = ({ kind }: { kind: UnitKind }) => (
  <Island
    key={kind.id}
    still={ServedUnitConverter && <ServedUnitConverter kind={kind} />}
    load={() => load(kind)}
    isNeededNow={isLinked}
  />
);
