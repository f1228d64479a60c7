import { mount } from 'svelte';
import App from './app/App.svelte';
import { followLinks } from './app/navigation.svelte.ts';
import { followStorage } from './app/preferences.svelte.ts';
import { keepPage } from './pwa/register.ts';
import { startTexts } from './texts/texts.svelte.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

followLinks();
followStorage();
await startTexts();
mount(App, { target: document.body });
keepPage();
