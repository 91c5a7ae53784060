const { usedConstants } = jest.requireActual<{ usedConstants: () => string[] }>('./slimNext.js');

it('finds the constants that the browser code of this Next uses', () => {
  expect(usedConstants()).toEqual(
    expect.arrayContaining([
      'NEXT_INTERCEPTION_MARKER_PREFIX',
      'NEXT_QUERY_PARAM_PREFIX',
      'MIDDLEWARE_BUILD_MANIFEST',
    ]),
  );
});
