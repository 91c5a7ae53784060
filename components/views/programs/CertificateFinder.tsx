import { Search } from 'lucide-react';
import { DateField } from '@/components/forms/DateField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { CERTIFICATE_COPY as COPY } from '@/data/copy/certificates';
import styles from './CertificateFinder.module.scss';

/** Asks for number and birthday: a plain form, so that it works without JavaScript. */
export const CertificateFinder = () => (
  <form className={styles.root} action="/api/certificates" method="post">
    <TextField
      id="certificate-number"
      name="number"
      label={COPY.number}
      hint={COPY.numberHint}
      autoComplete="off"
      required
    />
    <DateField
      id="certificate-born-on"
      name="born_on"
      label={COPY.bornOn}
      hint={COPY.bornOnHint}
      autoComplete="off"
      required
    />
    <div className={styles.button}>
      <Button type="submit">
        <Search aria-hidden="true" size={20} />
        {COPY.submit}
      </Button>
    </div>
  </form>
);
