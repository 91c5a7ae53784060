import type { ContactPage } from '@/lib/about/contactPage';
import { AboutStory } from './AboutStory';
import { ContactDirectory } from './ContactDirectory';

export type ContactStoryProps = Pick<ContactPage, 'cities' | 'parts'>;

/** Below the form: the directory, then the shortest ways. */
export const ContactStory = ({ cities, parts }: ContactStoryProps) => (
  <>
    <ContactDirectory cities={cities} />
    <AboutStory parts={parts} firstTone="paper" />
  </>
);
