import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { MY_STUDY_COPY } from '@/data/copy/myStudy';
import styles from './SureButton.module.scss';

type SureButtonProps = {
  label: string;
  /** The question before it is done. */
  ask: string;
  onSure: () => void;
};

const { eraseYes, cancel } = MY_STUDY_COPY.files;

/** A button for what cannot be undone: it asks first, in its own place. */
export const SureButton = ({ label, ask, onSure }: SureButtonProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) no.current?.focus();
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button tone="quiet" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <fieldset className={styles.root}>
      <legend>{ask}</legend>
      <Button
        onClick={() => {
          setIsAsking(false);
          onSure();
        }}
      >
        {eraseYes}
      </Button>
      <Button ref={no} tone="secondary" onClick={() => setIsAsking(false)}>
        {cancel}
      </Button>
    </fieldset>
  );
};
