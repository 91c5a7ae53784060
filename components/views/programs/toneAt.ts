/** White and paper in turn, from the first band under the top of the page. */
export const toneAt = (index: number): 'white' | 'paper' => (index % 2 === 0 ? 'white' : 'paper');
