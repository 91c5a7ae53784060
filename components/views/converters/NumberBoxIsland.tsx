import { Island } from '@/components/ui/Island';
import type { NumberBoxProps } from './NumberBox';
import { ServedNumberBox } from './servedNumberBox';
// The box stands in the page before its code does, so its looks come with the page.
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';
import './NumberBox.module.scss';

const load = async (props: NumberBoxProps) => {
  const { NumberBox } = await import('./NumberBox');
  return <NumberBox {...props} />;
};

/** The box for numbers as HTML; its code comes with the first touch. */
export const NumberBoxIsland = (props: NumberBoxProps) => (
  <Island
    key={props.typed}
    still={ServedNumberBox && <ServedNumberBox {...props} />}
    load={() => load(props)}
  />
);
