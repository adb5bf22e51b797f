import '@brand/ui/base.css';
import '@brand/ui/fonts/looped-anuphan.css';
import { createRoot } from 'react-dom/client';

import { StudioPage } from './editor/StudioPage.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<StudioPage />);
