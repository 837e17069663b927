import { startApp } from './app.ts';

// `npm start`: the settings are environment variables, also from a file .env.

const app = await startApp(process.env);
console.log(`Shop: ${app.url}`);
