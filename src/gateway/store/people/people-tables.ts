import type { Factor, Invitation, Membership, Person, Session, SignInStep } from '../../domain/people/people.ts';
import { defineTable, integer, json, nullable, text } from '../engine/table.ts';

export const PEOPLE = defineTable<Person>('people', {
  personId: text(),
  email: text(),
  name: text(),
  state: text(),
  password: nullable(text()),
  createdAt: integer(),
  updatedAt: integer(),
  signedInAt: nullable(integer()),
  sessionEpoch: integer(),
  heldUntil: nullable(integer()),
});

export const MEMBERSHIPS = defineTable<Membership>('memberships', {
  personId: text(),
  merNo: integer(),
  role: text(),
  source: text(),
  createdAt: integer(),
});

export const INVITATIONS = defineTable<Invitation>('invitations', {
  invitationId: text(),
  tokenHash: text(),
  email: text(),
  name: text(),
  merNo: integer(),
  roles: json(),
  invitedBy: text(),
  inviterId: nullable(text()),
  createdAt: integer(),
  expiresAt: integer(),
  state: text(),
  personId: nullable(text()),
});

export const FACTORS = defineTable<Factor>('factors', {
  personId: text(),
  factorId: text(),
  kind: text(),
  name: text(),
  secret: text(),
  counter: integer(),
  createdAt: integer(),
  usedAt: nullable(integer()),
});

export const SESSIONS = defineTable<Session>('sessions', {
  sessionHash: text(),
  sessionId: text(),
  personId: text(),
  merNo: integer(),
  kind: text(),
  method: text(),
  createdAt: integer(),
  seenAt: integer(),
  endsAt: integer(),
  factorAt: nullable(integer()),
  address: text(),
  agent: text(),
  detail: text(),
});

export const SIGN_IN_STEPS = defineTable<SignInStep>('sign_in_steps', {
  stepHash: text(),
  kind: text(),
  detail: text(),
  createdAt: integer(),
  expiresAt: integer(),
});
