/**
 * The props of an element that holds this HTML. Only for what the build made of our own texts, never
 * for what a visitor typed: nothing is escaped.
 */
export const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
