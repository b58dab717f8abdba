/** Only office paths, so that a form cannot redirect to another site. */
export const OFFICE_PATH = /^\/admin(?![^/?])[!-[\]-~]*$/;
