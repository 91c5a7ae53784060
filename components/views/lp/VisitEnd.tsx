import { CallLine } from '@/components/blocks/landing/CallLine';
import { ButtonLink } from '@/components/ui/Button';
import { VISIT_TEXTS } from '@/data/content/landing/visitTexts';
import type { LandingContact } from '@/lib/landing/contact';
import { countBrochure } from '@/lib/thirdParties/conversions';
import styles from './VisitEnd.module.scss';

/** The three ways on from the end of the page: the form, the brochure, the telephone. */
export const VisitEnd = ({ contact }: { contact: LandingContact }) => (
  <section className={styles.root} aria-labelledby="end-heading">
    <h2 id="end-heading">{VISIT_TEXTS.again.heading}</h2>
    <p className={styles.actions}>
      <ButtonLink href="#enquire-mobile">{VISIT_TEXTS.again.tour}</ButtonLink>
      <ButtonLink href={contact.brochureUrl} tone="secondary" onClick={countBrochure}>
        {VISIT_TEXTS.again.brochure}
      </ButtonLink>
    </p>
    <CallLine phone={contact.phone} />
  </section>
);
