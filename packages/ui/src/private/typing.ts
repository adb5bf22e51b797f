const FIELDS = ['input:read-write:focus', 'textarea:focus'];

/**
 * A field that one types in now, for `:has()`. Each begins with the name of its element, and no attribute is named: a browser
 * looks anew at the page for all that comes into it and could be meant by what stands inside a `:has()`; most of it has a
 * `data-component` or a `type`, and an `:is()` may be anything.
 */
export const TYPED_IN = FIELDS.join(', ');

/** The same of a page, without what lies over it. */
export const TYPED_IN_PAGE = FIELDS.flatMap((field) => [`main ${field}`, `header ${field}`]).join(
  ', ',
);
