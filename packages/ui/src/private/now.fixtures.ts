/** Stories and fixtures stand still here: 15 January 2026, 09:30 in Bangkok, in ms since 1970. */
export const NOW = Date.UTC(2026, 0, 15, 2, 30);
