import { mount } from 'svelte';
import App from './app/App.svelte';
import { followLinks } from './app/navigation.svelte.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

followLinks();
mount(App, { target: document.body });
