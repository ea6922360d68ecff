/** For the rest of this test, media queries that hold one of the words are true: `min-width`, `reduce`. */
export const matchMediaWith = (...words: readonly string[]): void => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: words.some((word) => media.includes(word)),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
};
