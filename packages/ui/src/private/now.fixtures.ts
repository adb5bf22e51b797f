/** Fixed time of stories and fixtures: 15 January 2026, 09:30 in Bangkok, in unix ms. */
export const NOW = Date.UTC(2026, 0, 15, 2, 30);
