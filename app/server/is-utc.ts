/** UTC has many ids, and Intl names some of them "GMT+00:00" or "Greenwich Mean Time". */
export const isUtc = (zone: string): boolean =>
  /^(Etc\/)?(UTC|UCT|GMT|GMT[+-]?0|Greenwich|Universal|Zulu)$/i.test(zone);
