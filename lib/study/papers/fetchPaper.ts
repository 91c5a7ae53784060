/**
 * The paper of the page at this address as the server draws it, for a visitor who comes from another
 * page without a reload. Null when it cannot be had.
 */
export const fetchPaper = async (path: string): Promise<string | null> => {
  try {
    const answer = await fetch(path, { headers: { accept: 'text/html' } });
    if (!answer.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return page.querySelector('[data-paper]')?.innerHTML ?? null;
  } catch {
    return null;
  }
};
