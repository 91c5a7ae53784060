import { useEffect, useState } from 'react';
import { CHOICE_KEY, type Choice, readChoice, saveChoice } from './choice';

/** The visitor's answer, null before there is one, and the way to give it. Browser only. */
export const useChoice = (): [Choice | null, (choice: Choice) => void] => {
  const [choice, setChoice] = useState(readChoice);

  useEffect(() => {
    // Given or taken back in another tab.
    const hearOtherTab = ({ key }: StorageEvent) => {
      if (key === CHOICE_KEY) setChoice(readChoice());
    };
    window.addEventListener('storage', hearOtherTab);
    return () => window.removeEventListener('storage', hearOtherTab);
  }, []);

  const choose = (next: Choice) => {
    saveChoice(next);
    setChoice(next);
  };
  return [choice, choose];
};
