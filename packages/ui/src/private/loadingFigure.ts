/**
 * Style of a figure that is loading, vertically centred on its line of text, so that it is level with its label.
 *
 * @param blockSize height of the line
 */
export const loadingFigure = (blockSize: string) => ({
  display: 'flex',
  alignItems: 'center',
  blockSize,
  inlineSize: '96px',
  selectors: { '&::before': { content: '"\\200b"' } },
});
