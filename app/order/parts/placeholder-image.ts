import colors from "#content/brand/colors.json";

/** The gray is visible on the tiles of both color schemes, because an image file does not know the page's scheme. */
export const placeholderImage = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180" viewBox="0 0 240 180"><path fill="${colors["line-2"].light}" d="M97 57h30l16 16v50H97zM125 59v16h16z" fill-rule="evenodd"/></svg>`;
