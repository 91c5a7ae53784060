import { Island } from '@/components/ui/Island';
import type { CertificateFinderProps } from './CertificateFinder';
import { ServedFinder } from './servedFinder';
// The form stands in the page before its code does, so its looks come with the page.
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';
import './CertificateFinder.module.scss';

const loadFinder = async (props: CertificateFinderProps) => {
  const { CertificateFinder } = await import('./CertificateFinder');
  return <CertificateFinder {...props} />;
};

// The address of a certificate that somebody shared, or that the plain form made.
const isAsked = (): boolean => new URLSearchParams(window.location.search).has('number');

/** The form as HTML; its code and the list of certificates come with the first touch. */
export const CertificateFinderIsland = (props: CertificateFinderProps) => (
  <Island
    still={ServedFinder && <ServedFinder {...props} />}
    load={() => loadFinder(props)}
    isNeededNow={isAsked}
  />
);
