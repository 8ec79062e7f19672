import type { RouteObject } from 'react-router'
import { later } from './places.ts'

/** Every place that is not built yet, each for everyone. This list only shrinks. */
export const laterPlaces: RouteObject[] = [later('/gdpr-settings', 'Privacy Settings')]
