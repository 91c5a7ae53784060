import { Island } from '@/components/ui/Island';
import { ServedCodeFinder } from './servedCodeFinder';
// The box stands in the page before its code does, so its looks come with the page.
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';
import './CodeForm.module.scss';

const loadFinder = async () => {
  const { CodeFinder } = await import('./CodeFinder');
  return <CodeFinder />;
};

/** The code box as HTML; its code comes with the first touch. */
export const CodeFinderIsland = () => (
  <Island still={ServedCodeFinder && <ServedCodeFinder />} load={loadFinder} />
);
