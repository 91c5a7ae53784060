import { createContext, type ReactNode, useContext, useState } from 'react';

/** Whether the visitor wants to be asked anew, whatever was answered before. */
type ConsentQuestion = { isOpen: boolean; setIsOpen: (isOpen: boolean) => void };

const ConsentContext = createContext<ConsentQuestion | null>(null);

export const useConsentQuestion = (): ConsentQuestion => {
  const question = useContext(ConsentContext);
  if (!question) throw new Error('No ConsentProvider');
  return question;
};

/** Lets every part of the page ask again about tools of other companies. */
export const ConsentProvider = ({ children }: { children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false);
  return <ConsentContext value={{ isOpen, setIsOpen }}>{children}</ConsentContext>;
};
