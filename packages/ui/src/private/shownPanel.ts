'use client';

import { createContext } from 'react';

/** Whether the panel around it is the shown one of its tabs. A hidden panel may stay mounted. */
export const ShownPanel = createContext(true);
