import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { PRIVACY_CHOICES } from '@/data/copy/privacyChoices';
import { PRIVACY_COPY, purposesSentence } from '@/data/copy/thirdParties';
import type { ThirdPartyConfig } from '@/data/thirdParties.mjs';
import type { Choice } from '@/lib/thirdParties/choice';
import { loadedParties } from '@/lib/thirdParties/loadedParties';
import { configuredParties } from '@/lib/thirdParties/wantedFor';
import { useConsentQuestion } from './ConsentProvider';
import { ConsentReasons } from './ConsentReasons';
import styles from './ConsentRegion.module.scss';

type ConsentRegionProps = {
  config: ThirdPartyConfig;
  /** The answer until now. */
  choice: Choice | null;
  /** Whether this page has anything to ask for. */
  isNeeded: boolean;
  onChoose: (choice: Choice) => void;
};

/** The question at the foot of the window. It takes no focus, unless a visitor asked for it. */
export const ConsentRegion = ({ config, choice, isNeeded, onChoose }: ConsentRegionProps) => {
  const { isOpen, setIsOpen } = useConsentQuestion();
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  const [hasReasons, setHasReasons] = useState(false);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    region.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpen]);

  const answer = (next: Choice) => {
    setIsWithdrawn(next === 'refused' && loadedParties().length > 0);
    setHasReasons(false);
    onChoose(next);
    setIsOpen(false);
  };

  const isAsking = isOpen || (choice === null && isNeeded);
  if (!isAsking && !isWithdrawn) return null;

  return (
    <section ref={region} tabIndex={-1} aria-label={PRIVACY_CHOICES} className={styles.root}>
      <p role="status">{!isAsking && PRIVACY_COPY.withdrawn}</p>
      {isAsking && (
        <>
          <p className={styles.question}>{PRIVACY_COPY.question}</p>
          <p>
            {purposesSentence(configuredParties(config))}{' '}
            <span className={styles.free}>{PRIVACY_COPY.free}</span>
          </p>
          {choice && <p>{PRIVACY_COPY.chosen[choice]}</p>}
          {hasReasons && <ConsentReasons config={config} />}
        </>
      )}
      <div className={styles.buttons}>
        {isAsking ? (
          <>
            <Button
              tone="quiet"
              aria-expanded={hasReasons}
              onClick={() => setHasReasons(!hasReasons)}
            >
              {PRIVACY_COPY.details}
            </Button>
            <Button tone="secondary" onClick={() => answer('refused')}>
              {PRIVACY_COPY.refuse}
            </Button>
            <Button tone="secondary" onClick={() => answer('allowed')}>
              {PRIVACY_COPY.allow}
            </Button>
          </>
        ) : (
          <Button tone="secondary" onClick={() => setIsWithdrawn(false)}>
            {PRIVACY_COPY.close}
          </Button>
        )}
      </div>
    </section>
  );
};
