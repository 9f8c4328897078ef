import '@testing-library/jest-dom';
import { queryClient } from '../../src/components/ui/queryClient';

afterEach(() => queryClient.clear());
