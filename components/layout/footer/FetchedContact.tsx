import { ContactItems } from './ContactItems';
import { useFooterInfo } from './useFooterInfo';

/** The ways to reach the school, with those of the footer service once they are there. */
export const FetchedContact = () => <ContactItems info={useFooterInfo()} />;
